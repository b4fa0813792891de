import { useContext, type ElementType } from 'react';
import { SocietiesContext, type LinkComponentProps } from './SocietiesContext.ts';

/** The component for links, by default `a`. For `as` of a styled anchor. */
export const useLinkComponent = (): ElementType<LinkComponentProps> =>
  useContext(SocietiesContext).linkComponent ?? 'a';
