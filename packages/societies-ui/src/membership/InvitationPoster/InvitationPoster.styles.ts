import { createGlobalStyle, styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { heading, sheltered, spread, text } from '../../theme/styles.ts';
import { color, control, font, space, weight } from '../../theme/tokens.ts';

/** A length of the paper, in millimetres: on a screen all of them shrink together. */
const mm = (length: number | string) => `calc(var(--soc-poster-mm) * ${length})`;

/** Prints on A4, without the margin in which browsers write the address and the date. */
export const PaperSize = createGlobalStyle`
  @page {
    size: A4 portrait;
    margin: 0;
  }
`;

export const Root = styled.article`
  ${sheltered}
  ${text}
  container-type: inline-size;
  color-scheme: light;
  & > [data-part='actions'] {
    ${spread}
    gap: ${space[3]};
    max-inline-size: 210mm;
    margin-inline: auto;
    padding: ${space[3]} ${space[4]};
    box-sizing: border-box;
  }
  & > [data-part='actions'] > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${control.target};
  }
  & > [data-part='paper'] {
    --soc-poster-mm: min(1mm, 100cqi / 210);
    position: relative;
    box-sizing: border-box;
    inline-size: ${mm(210)};
    block-size: ${mm(297)};
    margin-inline: auto;
    overflow: clip;
    background: #ffffff;
    color: ${color.ink};
    print-color-adjust: exact;
  }
  & [data-part='art'] {
    position: absolute;
    inset-block-start: ${mm(7)};
    inset-inline-start: ${mm(7)};
    inline-size: ${mm(196)};
    block-size: ${mm(182)};
    border-radius: ${mm(8)};
    overflow: clip;
  }
  & [data-part='art'] > [data-soc='SocietyArt'] {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & [data-part='art'] > [data-soc='Campus'] {
    block-size: ${mm(30)};
  }
  & [data-soc='SocietyLogo'] {
    position: absolute;
    inset-block-start: ${mm(15)};
    inset-inline-start: ${mm(17)};
    inline-size: ${mm(32)};
    block-size: ${mm(32)};
    border: ${mm(1.4)} solid #ffffff;
    box-sizing: border-box;
    font-size: ${mm(11)};
  }
  & > [data-part='paper'] > [data-part='words'] {
    position: absolute;
    inset-block: ${mm(53)} ${mm(154)};
    inset-inline: ${mm(18)};
    display: grid;
    align-content: start;
    gap: ${mm(4.5)};
    color: #ffffff;
    text-shadow: 0 0 ${mm(4)} rgb(0 0 0 / 0.45);
  }
  & h1 {
    ${heading}
    ${bidiText}
    font-size: ${mm('var(--soc-poster-name)')};
    line-height: 1.05;
    letter-spacing: -0.02em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  & [data-part='description'] {
    ${bidiText}
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    max-inline-size: ${mm(112)};
    margin: 0;
    font-size: ${mm(5.8)};
    line-height: 1.35;
  }
  & > [data-part='paper'] > [data-part='code'] {
    position: absolute;
    inset-block-start: ${mm(147)};
    inset-inline-end: ${mm(17)};
    display: grid;
    gap: ${mm(2)};
    box-sizing: border-box;
    inline-size: ${mm(94)};
    padding: ${mm(3)} ${mm(3)} ${mm(5)};
    border: ${mm(0.25)} solid ${color.line};
    border-radius: ${mm(8)};
    background: #ffffff;
    text-align: center;
  }
  /* It brings its own margin of white. */
  & [data-soc='QrCode'] {
    max-inline-size: none;
  }
  & [data-part='code'] > p {
    margin: 0;
    font-family: ${font.display};
    font-size: ${mm(4.8)};
    font-weight: ${weight.strong};
  }
  & > [data-part='paper'] > [data-part='how'] {
    position: absolute;
    inset-block-start: ${mm(198)};
    inset-inline-start: ${mm(18)};
    inline-size: ${mm(75)};
  }
  & h2 {
    ${heading}
    color: ${color.accentText};
    font-size: ${mm(20)};
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  & [data-part='how'] > p {
    margin: ${mm(4)} 0 0;
    color: ${color.ink2};
    font-size: ${mm(5.4)};
    line-height: 1.45;
  }
  & > [data-part='paper'] > [data-part='foot'] {
    position: absolute;
    inset-block-start: ${mm(259)};
    inset-inline: ${mm(18)};
    display: flex;
    justify-content: space-between;
    gap: ${mm(6)};
    padding-block-start: ${mm(4.5)};
    border-block-start: ${mm(0.3)} solid ${color.line};
  }
  & [data-part='foot'] p {
    margin: 0;
    color: ${color.ink2};
    font-size: ${mm(3.8)};
  }
  & [data-part='address'] {
    flex: 1;
    min-inline-size: 0;
  }
  & [data-part='address'] > p + p {
    margin-block-start: ${mm(1)};
    color: ${color.ink};
    font-family: ${font.display};
    font-size: ${mm(5.4)};
    font-weight: ${weight.strong};
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & [data-part='typed'] {
    display: block;
    color: ${color.accentText};
    word-spacing: 0.2em;
  }
  & [data-part='site'] {
    flex: none;
    display: grid;
    align-content: start;
    justify-items: end;
    gap: ${mm(2)};
  }
  & [data-soc='BrandMark'] {
    font-size: ${mm(5)};
  }
  @media print {
    & > [data-part='actions'] {
      display: none;
    }
    & > [data-part='paper'] {
      --soc-poster-mm: 1mm;
    }
  }
`;
