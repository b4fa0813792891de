import type { ThemeColors } from 'societies-contract';
import { ThemeScope } from '../../theme/ThemeScope.tsx';
import type { Slot } from './colors.ts';
import { Sample } from './ThemeEditor.styles.ts';

export interface SampleMessages {
  colors: Record<Slot, string>;
  sampleName: string;
  sampleButton: string;
  sampleSoft: string;
  sampleLink: string;
}

interface ThemeSampleProps {
  colors: ThemeColors;
  colorScheme: 'light' | 'dark';
  /** Names the picture for screen readers. */
  label: string;
  messages: SampleMessages;
}

/** A picture of what a theme does to a page: band, buttons, link and labels. */
export const ThemeSample = ({ colors, colorScheme, label, messages }: ThemeSampleProps) => (
  <ThemeScope
    theme={colors}
    colorScheme={colorScheme}
    role="img"
    aria-label={label}
    // Its ground would show behind the round corners.
    style={{ background: 'none' }}
  >
    <Sample aria-hidden="true" data-part="sample">
      <div data-part="band">{messages.sampleName}</div>
      <div data-part="row">
        <span data-part="button">{messages.sampleButton}</span>
        <span data-part="soft">{messages.sampleSoft}</span>
      </div>
      <div data-part="row">
        <span data-part="link">{messages.sampleLink}</span>
        <span data-part="tint" data-tone="secondary">
          {messages.colors.secondary_color}
        </span>
        <span data-part="tint" data-tone="tertiary">
          {messages.colors.tertiary_color}
        </span>
      </div>
    </Sample>
  </ThemeScope>
);
