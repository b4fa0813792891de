import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { Campus } from '../Campus/Campus.tsx';
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
        <svg data-part key={layout} data-layout={layout} focusable="false">
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
      <Campus />
    </Root>
  );
});
NightSky.displayName = 'NightSky';
