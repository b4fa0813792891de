import { initialThemes, type ThemeColors } from 'societies-contract';

const palette = (primary_color: string, secondary_color: string, tertiary_color: string): ThemeColors => ({
  primary_color,
  secondary_color,
  tertiary_color,
  text_color: '#ffffff',
});

const own = {
  'Night sky': palette('#302d53', '#564576', '#c9a7ff'),
  Slate: palette('#24303e', '#3f5067', '#ffd98a'),
  Circuit: palette('#123a66', '#1f63a8', '#8fdcf5'),
  Darkroom: palette('#2c2c30', '#4d4d55', '#ffcf5c'),
  Plum: palette('#4a1a5a', '#74307f', '#f0b3dc'),
  Allotment: palette('#224a2b', '#3c7a45', '#d8ea8c'),
  Celluloid: palette('#3a2412', '#7a4a1e', '#ffc890'),
  Berry: palette('#6b2a40', '#a34e59', '#ffd9cc'),
  Ochre: palette('#5c3a00', '#8a5900', '#ffdb8a'),
  Heather: palette('#3d2a5c', '#6b4a8f', '#e5c6ff'),
  Pine: palette('#1d3b2f', '#2f6650', '#b8efcf'),
  Brick: palette('#5b2417', '#96402a', '#ffcbb0'),
  Ink: palette('#141a3c', '#2c3a7a', '#a9bbff'),
  Lagoon: palette('#0b4a52', '#147680', '#aef1e9'),
  Rosewood: palette('#4a1c33', '#82325c', '#ffc2dd'),
  Steel: palette('#26343b', '#4a6470', '#cfe6ee'),
  Saffron: palette('#5a3206', '#91550b', '#ffe29a'),
  Cobalt: palette('#0d2f6b', '#1f55b5', '#b5d4ff'),
  Graphite: palette('#23232b', '#4a4a5c', '#d3d0f2'),
  Meadow: palette('#34480f', '#567319', '#e6f2a0'),
  Aurora: palette('#0d3c4a', '#23657f', '#9ff0c8'),
  Claret: palette('#43101c', '#7c2036', '#ffc9b5'),
} as const;

export type PaletteName = keyof typeof own | 'Moss' | 'Ember' | 'Tide';

/** The demo's themes by name: those of a new society, and more. */
export const palettes = {
  ...Object.fromEntries(initialThemes.map(({ name, ...colors }) => [name, colors])),
  ...own,
} as Record<PaletteName | 'Default', ThemeColors>;
