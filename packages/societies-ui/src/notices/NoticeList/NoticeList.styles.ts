import { styled } from 'styled-components';
import { cover, disc, focusRing, plainList, sheltered, text } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.ol`
  ${sheltered}
  ${text}
  display: grid;
  gap: ${space[2]};
  ${plainList}
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[4]};
    padding: ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
  & > li[data-state='unread'] {
    border-inline-start: 4px solid ${color.primary};
  }
  & [data-part='icon'] {
    ${disc('40px')}
    background: ${color.track};
    color: ${color.ink2};
  }
  & [data-part='icon'] > svg {
    inline-size: 20px;
    block-size: 20px;
  }
  & [data-part='words'] {
    display: grid;
    gap: ${space[1]};
    overflow-wrap: anywhere;
  }
  & [data-part='leave'] {
    /* Above the link that covers the entry. */
    position: relative;
    z-index: 1;
    justify-self: start;
    margin-block-start: ${space[1]};
  }
  & [data-part='words'] > p {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='message'] {
    /* Above the link that covers the entry, so that its own links can be followed. */
    position: relative;
    z-index: 1;
    justify-self: start;
    color: ${color.ink};
    white-space: pre-line;
  }
  & time {
    color: ${color.ink2};
    font-size: ${size[13]};
  }
  & [data-part='words'] > a {
    color: ${color.ink};
    font-weight: ${weight.medium};
    text-decoration: none;
    border-radius: ${radius.small};
    ${focusRing}
  }
  /* The whole entry is the link's target. */
  & [data-part='words'] > a::after {
    ${cover}
    border-radius: ${radius.card};
  }
  & > li[data-state='unread'] [data-part='words'] > a {
    font-weight: ${weight.strong};
  }
  @media (hover: hover) {
    & > li:hover [data-part='words'] > a {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;
