import { useContext, type ElementType } from 'react';
import { SocietiesContext, type LinkComponentProps } from './SocietiesContext.ts';

/** The component to render a link with, a plain `a` without a `SocietiesProvider`. For `as` of a styled anchor. */
export const useLinkComponent = (): ElementType<LinkComponentProps> =>
  useContext(SocietiesContext).linkComponent ?? 'a';
