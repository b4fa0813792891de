/**
 * Colours of the drawn night sky (landing, login, invitation), independent of theme and scheme. Text reaches 4.5:1 anywhere on
 * the sky.
 */
export const night = {
  zenith: '#0b0918',
  high: '#191435',
  middle: '#241d50',
  low: '#4a3468',
  horizon: '#64437c',
  campus: '#0a0716',
  campusFar: '#231a3f',
  ink: '#ffffff',
  ink2: '#d9d3f5',
  label: '#b9b2e0',
  line: '#8f88d8',
  star: '#ffffff',
  window: '#ffd98a',
  /** Behind a hovered control. */
  veil: 'rgb(255 255 255 / 0.12)',
} as const;

/** The sky as a CSS gradient. */
export const nightSky = `linear-gradient(180deg, ${night.zenith} 0%, ${night.high} 34%, ${night.middle} 52%, ${night.low} 76%, ${night.horizon} 89%)`;
