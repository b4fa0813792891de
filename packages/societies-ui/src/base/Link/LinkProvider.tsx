import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ElementType,
  type ReactNode,
  type RefAttributes,
} from 'react';

/** What every link of the library hands to the link component: an anchor's attributes, `href` always, and a ref. */
export interface LinkComponentProps
  extends AnchorHTMLAttributes<HTMLAnchorElement>, RefAttributes<HTMLAnchorElement> {
  /** Where the link leads, as the host's props gave it. */
  href: string;
}

const LinkContext = createContext<ElementType<LinkComponentProps>>('a');

export interface LinkProviderProps {
  /** A component that takes `href` and the other attributes of an anchor, and forwards its ref: a router's link. */
  component: ElementType<LinkComponentProps>;
  /** The part of the page whose links it concerns, usually all of it. */
  children: ReactNode;
}

/** Tells the library how to navigate. Without it links are plain `<a href>`. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
);
LinkProvider.displayName = 'LinkProvider';

/** The component to render a link with. For `as` of a styled anchor. */
export const useLinkComponent = (): ElementType<LinkComponentProps> => useContext(LinkContext);
