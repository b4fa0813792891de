import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { seededRandom } from 'societies-contract/art';
import { Root } from './Campus.styles.ts';

const near =
  'M0 83H139V52L167 37 195 52V75H278V15L288 0 299 15V69H417V87H583V66H653V36L663 25 674 36V79H833V91H972V46L993 31 1014 46V72' +
  'H1139V15L1153 8 1167 15V64H1278V85H1389V191H0Z';
const far =
  'M0 66C70 58 120 70 210 62L240 62V48L262 40 284 48V60H352L380 52 470 58V50H486V34L494 26 502 34V50H560C640 62 720 48 790 58' +
  'L850 62V50L872 42 894 50V60C960 52 1010 66 1070 58H1120V42H1200V56L1240 60C1300 48 1340 64 1389 58V191H0Z';

const columns = 64;
const random = seededRandom('windows');
/** Lit windows of the skyline: columns in percent of the width, rows in pixels. */
const windows = Array.from({ length: 58 }, () => ({
  x: ((Math.floor(random() * columns) + 0.3) / columns) * 100,
  y: 98 + Math.floor(random() * 9) * 10,
  opacity: Math.round((0.3 + 0.6 * random()) * 100) / 100,
}));

export interface CampusProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Whether it spans the width, or keeps its proportions and leaves out what is too wide, as under a banner. @default 'span' */
  fit?: 'span' | 'crop';
}

const roofs = (
  <>
    <path data-part="far" d={far} />
    <path data-part="near" d={near} />
  </>
);

/**
 * The campus at night, as it stands under a sky or a banner: roofs, a tower, some lit windows. Lies at the bottom of its positioned
 * container, as wide as that. Hidden from screen readers.
 */
export const Campus = forwardRef<HTMLDivElement, CampusProps>(function Campus(
  { fit = 'span', ...rest },
  ref,
) {
  return (
    <Root ref={ref} data-soc="Campus" data-fit={fit} aria-hidden="true" {...rest}>
      {fit === 'crop' ? (
        // One beside the other, from the middle outwards as many as are wide enough for any screen.
        ['first', 'second', 'middle', 'fourth', 'last'].map((place) => (
          <svg data-part key={place} viewBox="0 0 1389 191" focusable="false">
            {roofs}
            <g data-part="windows">
              {windows.map(({ x, y, opacity }) => (
                <rect
                  key={`${x} ${y} ${opacity}`}
                  x={(x * 1389) / 100}
                  y={y}
                  width="6"
                  height="7"
                  opacity={opacity}
                />
              ))}
            </g>
          </svg>
        ))
      ) : (
        <>
          <svg data-part viewBox="0 0 1389 191" preserveAspectRatio="none" focusable="false">
            {roofs}
          </svg>
          <svg data-part focusable="false">
            <g data-part="windows">
              {windows.map(({ x, y, opacity }) => (
                <rect key={`${x} ${y} ${opacity}`} x={`${x}%`} y={y} width="4" height="5" opacity={opacity} />
              ))}
            </g>
          </svg>
        </>
      )}
    </Root>
  );
});
Campus.displayName = 'Campus';
