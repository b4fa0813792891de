import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Root } from './JoinedStar.styles.ts';

/** An animated star for the toast after joining. Decorative. */
export const JoinedStar = forwardRef<SVGSVGElement, Omit<ComponentPropsWithoutRef<'svg'>, 'children'>>(
  function JoinedStar(props, ref) {
    return (
      <Root
        ref={ref}
        data-soc="JoinedStar"
        viewBox="0 0 24 24"
        width="20"
        height="20"
        aria-hidden="true"
        focusable="false"
        {...props}
      >
        <path data-part="rays" d="M4.6 4.6 7 7m10 0 2.4-2.4M7 17l-2.4 2.4M17 17l2.4 2.4" />
        <path
          data-part="star"
          d="M12 1.5q1.3 8.6 10.5 10.5Q13.3 13.9 12 22.5 10.7 13.9 1.5 12 10.7 10.1 12 1.5Z"
        />
      </Root>
    );
  },
);
JoinedStar.displayName = 'JoinedStar';
