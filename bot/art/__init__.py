"""Pictures: what a scene shows, laid out as data, drawn as sprites, encoded as WebP."""
