import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { recommendedLimits, type RecommendedSociety } from 'societies-contract';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { SocietyLogo } from '../SocietyLogo/SocietyLogo.tsx';
import { Item, Root } from './RecommendedRow.styles.ts';

export const recommendedRowMessages = {
  title: 'Recommended Societies',
  because: (name: string) => `Because you like ${name}`,
  newcomer: 'Popular with others',
} as const;

/** A recommended society, reduced to what the row shows. */
export type RowSociety = Pick<RecommendedSociety, 'id' | 'name' | 'description' | 'logo' | 'because'>;

export interface RecommendedRowProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Best first; undefined while they load. Renders nothing for an empty list. */
  societies?: readonly RowSociety[];
  /** Maximum number shown. @default 3 */
  max?: number;
  /** Opens a society, such as in a modal. Without it cards are links. */
  onOpen?: (society: RowSociety) => void;
  /** Error message, shown in place of the cards. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; its button then shows progress. */
  retrying?: boolean;
}

/** Recommended societies, each with the reason, in one to three columns. */
export const RecommendedRow = forwardRef<HTMLElement, RecommendedRowProps>(function RecommendedRow(
  { societies, max = 3, onOpen, error, onRetry, retrying, ...rest },
  ref,
) {
  const messages = useMessages('RecommendedRow', recommendedRowMessages);
  const routes = useRoutes();
  const id = useId();
  if (societies?.length === 0) return null;
  const failed = error !== undefined && societies === undefined;
  return (
    <Root
      ref={ref}
      data-soc="RecommendedRow"
      aria-labelledby={id}
      aria-busy={(!societies && !failed) || undefined}
      {...rest}
    >
      <h2 data-part id={id}>
        {messages.title}
      </h2>
      {failed ? (
        <ErrorState title={error} onRetry={onRetry} retrying={retrying} />
      ) : (
        <ul data-part aria-hidden={!societies || undefined}>
          {societies
            ? societies.slice(0, Math.min(max, recommendedLimits.max)).map((society) => (
                <li data-part key={society.id}>
                  <Item
                    as="article"
                    interactive={Boolean(onOpen ?? routes.society(society))}
                    data-part="item"
                  >
                    <SocietyLogo name={society.name} src={society.logo} size="row" />
                    <div data-part="words">
                      <h3 data-part="name">
                        {onOpen ? (
                          <button
                            type="button"
                            data-part="target"
                            aria-haspopup="dialog"
                            onClick={() => onOpen(society)}
                          >
                            {society.name}
                          </button>
                        ) : (
                          <LinkOrText href={routes.society(society)} data-part="target">
                            {society.name}
                          </LinkOrText>
                        )}
                      </h3>
                      <p data-part="description">{society.description}</p>
                      <p data-part="because">
                        {society.because ? messages.because(society.because) : messages.newcomer}
                      </p>
                    </div>
                  </Item>
                </li>
              ))
            : Array.from({ length: max }, (_, index) => (
                <li data-part key={index}>
                  <Item>
                    <Skeleton variant="round" width={72} height={72} />
                    <div data-part="words">
                      <Skeleton width="50%" />
                      <Skeleton width="90%" />
                      <Skeleton width="40%" />
                    </div>
                  </Item>
                </li>
              ))}
        </ul>
      )}
    </Root>
  );
});
RecommendedRow.displayName = 'RecommendedRow';
