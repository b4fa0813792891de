import { css, styled } from 'styled-components';
import { bidiLine, bidiText } from '../../base/bidi.styles.ts';
import { Card } from '../../base/Card/Card.tsx';
import { controlReset, heading, sharedElement } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

const note = css`
  & [data-part='note'] {
    margin-block-start: ${space[1]};
    padding-block-start: ${space[3]};
    border-block-start: 1px solid ${color.line};
  }
`;

export const Root = styled(Card)`
  ${note}
  ${sharedElement(`&:has([data-part='target'][data-followed])`, `[data-part='logo'] > *`, `[data-part='name']`)}
  display: flex;
  flex-direction: column;
  & > [data-part='art'] {
    flex: none;
    block-size: 104px;
    overflow: clip;
    border-start-start-radius: inherit;
    border-start-end-radius: inherit;
  }
  & > [data-part='logo'] {
    position: relative;
    block-size: 32px;
    padding-inline: ${space[5]};
  }
  & > [data-part='logo'] > * {
    position: absolute;
    inset-block-end: 0;
  }
  & > [data-part='body'] {
    display: flex;
    flex-direction: column;
    flex: 1;
    gap: ${space[2]};
    padding: ${space[3]} ${space[5]} ${space[5]};
    min-inline-size: 0;
  }
  & [data-part='name'] {
    ${heading}
    ${bidiLine}
    font-size: ${size[18]};
    line-height: 1.3;
    letter-spacing: -0.005em;
    text-wrap: auto;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: clip;
  }
  & [data-part='target'] {
    ${controlReset}
    padding: 0;
    color: inherit;
    text-decoration: none;
    ${bidiText}
  }
  & [data-part='description'] {
    ${bidiText}
    margin: 0;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    min-block-size: 3em;
    color: ${color.ink2};
    font-size: ${size[14]};
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  & [data-part='reason'] {
    ${bidiText}
    margin: 0;
    color: ${color.ink};
    font-size: ${size[14]};
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  & [data-part='active'] {
    ${bidiText}
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
    line-height: 1.5;
  }
  & [data-part='meta'] {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[3]};
    margin-block-start: auto;
    padding-block-start: ${space[1]};
    font-size: ${size[14]};
  }
  & [data-part='meta'] svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    stroke-width: 1.75px;
  }
  & [data-part='members'] {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
  & :is([data-part='member'], [data-part='joining']) {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    margin-inline-start: auto;
    color: ${color.ink2};
    font-weight: ${weight.medium};
  }
  & [data-part='member'] {
    color: ${color.successText};
    font-weight: ${weight.strong};
  }
`;

export const Waiting = styled(Card)`
  ${note}
  display: flex;
  flex-direction: column;
  & > [data-part='art'] {
    block-size: 104px;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  & > [data-part='logo'] {
    position: relative;
    block-size: 32px;
    margin-inline-start: ${space[5]};
  }
  & > [data-part='logo'] > * {
    position: absolute;
    inset-block-end: 0;
    box-shadow: 0 0 0 4px ${color.surface};
  }
  & > [data-part='body'] {
    display: grid;
    gap: ${space[2]};
    padding: ${space[3]} ${space[5]} ${space[5]};
    font-size: ${size[14]};
    line-height: 1.5;
  }
  & > [data-part='body'] > :first-child {
    margin-block: 0.275em;
    font-size: ${size[18]};
  }
  & > [data-part='body'] > [data-part='lines'] {
    display: grid;
  }
  & > [data-part='body'] > :last-child {
    margin-block-start: ${space[1]};
    border-radius: ${radius.full};
  }
`;
