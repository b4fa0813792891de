import {
  createElement,
  forwardRef,
  type ForwardRefExoticComponent,
  type RefAttributes,
  type SVGAttributes,
} from 'react';

/** The elements of an icon on a 24 × 24 grid, with their attributes. */
export type IconNode = readonly (readonly [tag: string, attributes: object])[];

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  /** Side length in pixels; most components size their icons themselves. @default 24 */
  size?: number;
}

/** A drawing as a component. */
export type Icon = ForwardRefExoticComponent<IconProps & RefAttributes<SVGSVGElement>>;

/**
 * Creates an icon component: stroked with 1.75 px in the current text colour, and hidden from screen readers unless it has
 * `role="img"` and `aria-label`.
 */
export const icon = (node: IconNode): Icon =>
  forwardRef<SVGSVGElement, IconProps>(({ size = 24, children, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref,
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.75,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'data-part': '',
        'aria-hidden': rest['aria-label'] === undefined || undefined,
        ...rest,
      },
      ...node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes })),
      children,
    ),
  );
