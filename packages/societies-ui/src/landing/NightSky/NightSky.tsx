import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import { seededRandom } from 'societies-contract/art';
import { useMessages } from '../../host/useMessages.ts';
import { exampleLinks, exampleNames, exampleCalled } from './exampleSky.ts';
import { Root } from './NightSky.styles.ts';
import { placeSky, skyLayouts, type PlacedStar, type SkyLink, type SkySociety } from './placeSky.ts';

export type { SkyLink, SkySociety };

/** `examples` are the names that visitors see, one per line. */
export const nightSkyMessages = { examples: exampleNames } as const;

export interface NightSkyProps extends ComponentPropsWithoutRef<'div'> {
  /** The societies, as stars. Pass a stable array. Visitors may not read societies and see an example. @default the example */
  societies?: readonly SkySociety[];
  /** Pairs of societies that share members, joined by lines. Pass a stable array. @default those of the example */
  links?: readonly SkyLink[];
  /** Where the text is that stars keep clear of: in the middle, or at the side. @default 'middle' */
  words?: 'middle' | 'side';
  /** Whether some stars are labelled, if there is room. @default true */
  labelled?: boolean;
}

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

/** Names run towards the middle, so that none is cut off. */
const label = ({ id, name, x, y, labelled }: PlacedStar) =>
  labelled && (
    <text
      key={id}
      x={`${x}%`}
      y={`${y}%`}
      dx={x < 50 ? 13 : -13}
      dy={21}
      textAnchor={x < 50 ? 'start' : 'end'}
    >
      {name}
    </text>
  );

/**
 * A decorative night sky drawn from data: each star is a society, and lines join societies that share members. Fills its
 * positioned container, behind the text. Hidden from screen readers, and still under reduced motion.
 */
export const NightSky = forwardRef<HTMLDivElement, NightSkyProps>(function NightSky(
  { societies, links = exampleLinks, words = 'middle', labelled = true, ...rest },
  ref,
) {
  const { examples } = useMessages('NightSky', nightSkyMessages);
  const skies = useMemo(
    () =>
      (words === 'side' ? (['side'] as const) : (['wide', 'half', 'phone'] as const)).map((layout) => ({
        layout,
        ...placeSky(societies ?? exampleCalled(examples), links, skyLayouts[layout]),
      })),
    [societies, examples, links, words],
  );
  return (
    <Root ref={ref} data-soc="NightSky" aria-hidden="true" {...rest}>
      {skies.map(({ layout, stars, lines, dust }) => (
        <svg key={layout} data-layout={layout} focusable="false">
          {[0, 1, 2].map((group) => (
            <g key={group} data-part="dust">
              {dust
                .filter((_, index) => index % 3 === group)
                .map(({ x, y, radius, opacity }) => (
                  <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r={radius} opacity={opacity} />
                ))}
            </g>
          ))}
          <g data-part="lines">
            {lines.map(({ from, to }) => (
              <line
                key={`${from.id} ${to.id}`}
                x1={`${from.x}%`}
                y1={`${from.y}%`}
                x2={`${to.x}%`}
                y2={`${to.y}%`}
              />
            ))}
          </g>
          {stars.map(({ id, x, y, radius, highlighted }) => (
            <g key={id} data-part="star" data-state={highlighted ? 'highlighted' : undefined}>
              <circle cx={`${x}%`} cy={`${y}%`} r={radius * 3.7} />
              <circle cx={`${x}%`} cy={`${y}%`} r={radius} />
            </g>
          ))}
          {labelled && layout === 'wide' && <g data-part="labels">{stars.map(label)}</g>}
        </svg>
      ))}
      <svg data-part="campus" viewBox="0 0 1389 191" preserveAspectRatio="none" focusable="false">
        <path data-part="far" d={far} />
        <path data-part="near" d={near} />
      </svg>
      <svg data-part="campus" focusable="false">
        <g data-part="windows">
          {windows.map(({ x, y, opacity }) => (
            <rect key={`${x} ${y} ${opacity}`} x={`${x}%`} y={y} width="4" height="5" opacity={opacity} />
          ))}
        </g>
      </svg>
    </Root>
  );
});
NightSky.displayName = 'NightSky';
