import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { styled } from 'styled-components';
import { shelteredDrawing } from '../../theme/styles.ts';
import type { Icon } from '../Icon/icon.ts';

export interface BrokenConstellationProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** Takes the place of a star, and hints at what happened. */
  icon: Icon;
}

const stars: readonly (readonly [x: number, y: number, r: number])[] = [
  [16, 62, 3.5],
  [46, 26, 4.5],
  [114, 26, 4.5],
  [144, 62, 3.5],
];

const Drawing = styled.svg`
  ${shelteredDrawing}
  & > svg {
    ${shelteredDrawing}
  }
`;

/** A constellation with one broken star. */
export const BrokenConstellation = forwardRef<SVGSVGElement, BrokenConstellationProps>(
  function BrokenConstellation({ icon: Sign, ...rest }, ref) {
    return (
      <Drawing
        ref={ref}
        data-soc="BrokenConstellation"
        viewBox="0 0 160 84"
        fill="none"
        aria-hidden="true"
        focusable="false"
        {...rest}
      >
        <g stroke="currentColor" strokeOpacity=".45" strokeWidth="1.5">
          <path d="m16 62 30-36M114 26l30 36" />
          <path d="m46 26 16 8M98 34l16-8" strokeDasharray="3 4" />
        </g>
        <g fill="currentColor">
          {stars.map(([x, y, r]) => (
            <g key={x}>
              <circle cx={x} cy={y} r={r * 2.5} fillOpacity=".12" />
              <circle cx={x} cy={y} r={r} />
            </g>
          ))}
          <circle cx="80" cy="44" r="25" fillOpacity=".1" />
        </g>
        <Sign x={65} y={29} size={30} strokeWidth={1.5} />
      </Drawing>
    );
  },
);
BrokenConstellation.displayName = 'BrokenConstellation';
