/** Plain arrangements for stories; no part of the library. */
import type { CSSProperties } from 'react';

export const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 };
export const stack: CSSProperties = { display: 'grid', gap: 20 };
export const narrow: CSSProperties = { display: 'grid', gap: 20, maxInlineSize: 380 };
