import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { SimilarSociety } from 'societies-contract';
import { ArrowUpRight, Copy } from '../../base/Icon/icons.ts';
import { Link } from '../../base/Link/Link.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { memberCount } from '../memberCount.ts';
import { SocietyLogo } from '../SocietyLogo/SocietyLogo.tsx';
import { Root } from './SimilarSocieties.styles.ts';

export const similarSocietiesMessages = {
  title: (count: number) =>
    count === 1 ? 'A society has a name like this' : `${count} societies have a name like this`,
  members: memberCount,
  look: 'Have a look',
  lookAt: (society: string) => `Have a look: ${society}`,
} as const;

export interface SimilarSocietiesProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The societies, the most alike first; none shows nothing. */
  societies: readonly SimilarSociety[];
}

/** Societies whose name is near the one that is typed. Their pages open beside the form, so that nothing written is lost. */
export const SimilarSocieties = forwardRef<HTMLDivElement, SimilarSocietiesProps>(function SimilarSocieties(
  { societies, ...rest },
  ref,
) {
  const messages = useMessages('SimilarSocieties', similarSocietiesMessages);
  const routes = useRoutes();
  return (
    <Root ref={ref} role="status" data-soc="SimilarSocieties" {...rest}>
      {societies.length > 0 && (
        <>
          <p data-part>
            <Copy aria-hidden="true" />
            <span>{messages.title(societies.length)}</span>
          </p>
          <ul data-part>
            {societies.map((society) => {
              const href = routes.society(society);
              return (
                <li data-part key={society.id}>
                  <SocietyLogo name={society.name} src={society.logo} data-part="logo" />
                  <span data-part="society">
                    <strong data-part>{society.name}</strong>
                    <span>{` · ${society.category.name} · ${messages.members(society.member_count)}`}</span>
                  </span>
                  {href && (
                    <Link
                      href={href}
                      target="_blank"
                      rel="noreferrer"
                      aria-label={messages.lookAt(society.name)}
                    >
                      <span>{messages.look}</span>
                      <ArrowUpRight aria-hidden="true" />
                    </Link>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Root>
  );
});
SimilarSocieties.displayName = 'SimilarSocieties';
