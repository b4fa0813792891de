import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { styled } from 'styled-components';
import { plainList, sheltered, spread, text } from '../../theme/styles.ts';
import type { SocietyRequest } from 'societies-contract';
import { bidiText } from '../../base/bidi.styles.ts';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useDates } from '../../host/useDates.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { focusRing } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';
import { RequestState } from '../RequestThread/RequestThread.tsx';

/** A request as far as the list shows it. */
export type OwnRequest = Pick<SocietyRequest, 'id' | 'name' | 'date' | 'state'>;

export interface RequestListProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** The requests, in order. */
  requests: readonly OwnRequest[];
}

const Root = styled.ul`
  ${sheltered}
  ${text}
  display: grid;
  ${plainList}
  & > li {
    ${spread}
    gap: ${space[2]} ${space[4]};
    padding-block: ${space[3]};
  }
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
  & [data-part='words'] {
    ${bidiText}
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & a {
    border-radius: ${radius.small};
    color: ${color.ink};
    font-weight: ${weight.strong};
    text-decoration: none;
    ${focusRing}
  }
  & a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & time {
    color: ${color.ink2};
    font-size: ${size[13]};
  }
`;

/** A student's own requests for societies, each with what became of it. */
export const RequestList = forwardRef<HTMLUListElement, RequestListProps>(function RequestList(
  { requests, ...rest },
  ref,
) {
  const dates = useDates();
  const routes = useRoutes();
  return (
    <Root ref={ref} data-soc="RequestList" {...rest}>
      {requests.map((request) => (
        <li data-part key={request.id}>
          <span data-part="words">
            <LinkOrText href={routes.societyRequest(request)}>{request.name}</LinkOrText>
            <time data-part dateTime={request.date}>
              {dates.day(request.date)}
            </time>
          </span>
          {request.state && <RequestState state={request.state} />}
        </li>
      ))}
    </Root>
  );
});
RequestList.displayName = 'RequestList';
