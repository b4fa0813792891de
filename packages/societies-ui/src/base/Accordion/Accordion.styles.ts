import { styled } from 'styled-components';
import { text, sheltered } from '../../theme/styles.ts';
import { color, motion, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  & > details + details {
    border-block-start: 1px solid ${color.line};
  }
  & > details > summary {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-block-size: 56px;
    /* The words stay in line with the content; the mark of focus has room around them. */
    margin-inline: calc(-1 * ${space[3]});
    padding: ${space[3]};
    border-radius: ${radius.control};
    font-weight: ${weight.strong};
    list-style: none;
    cursor: pointer;
  }
  & > details > summary::-webkit-details-marker {
    display: none;
  }
  & > details > summary:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  & > details > summary > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    color: ${color.ink2};
    stroke-width: 1.75px;
  }
  & > details > summary > [data-part='words'] {
    display: grid;
    flex: 1;
    min-inline-size: 0;
  }
  & [data-part='hint'] {
    color: ${color.ink2};
    font-size: ${size[14]};
    font-weight: ${weight.text};
  }
  & [data-part='arrow'] {
    transition: transform ${motion.medium} ${motion.easeOut};
  }
  & > details[open] > summary > [data-part='arrow'] {
    transform: rotate(180deg);
  }
  & > details > [data-part='content'] {
    padding: 0 0 ${space[5]};
  }
  @media (prefers-reduced-motion: reduce) {
    & [data-part='arrow'] {
      transition: none;
    }
  }
`;
