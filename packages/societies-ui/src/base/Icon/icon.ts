import {
  createElement,
  forwardRef,
  type ForwardRefExoticComponent,
  type RefAttributes,
  type SVGAttributes,
} from 'react';

/** Shapes of a drawing on a 24 × 24 grid: the name of each element and its attributes. */
export type IconNode = readonly (readonly [tag: string, attributes: object])[];

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  /** Pixels of a side; most components size their icons themselves. @default 24 */
  size?: number;
}

/** A drawing as a component. */
export type Icon = ForwardRefExoticComponent<IconProps & RefAttributes<SVGSVGElement>>;

/**
 * Makes an icon of a drawing: stroked by 1.75 px in the colour of the text around it, and hidden from screen readers unless
 * it is given a name (`role="img"` and `aria-label`). One element and its shapes, so a list of thousands stays cheap.
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
        'aria-hidden': rest['aria-label'] === undefined || undefined,
        ...rest,
      },
      ...node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes })),
      children,
    ),
  );
