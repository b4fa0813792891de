import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../base/Button/Button.tsx';
import { color, motion } from '../theme/tokens.ts';
import { Sheet } from './foundations.styles.ts';
import { pageToRead } from './page.fixture.ts';
import { tokenParts } from './tokenParts.fixture.ts';

const speeds = ['fast', 'medium', 'slow'] as const;

/**
 * 120 ms for what answers a press, 200 for what arrives, 320 for what moves across. Things arrive decelerating. Only opacity and
 * position move, and nothing does for readers who asked for less motion.
 */
const meta = {
  title: 'Foundations/Motion',
  parameters: pageToRead,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Speeds: Story = {
  render: function Speeds() {
    const [there, setThere] = useState(false);
    return (
      <Sheet>
        <div>
          <Button onClick={() => setThere(!there)}>Move</Button>
        </div>
        {speeds.map((speed) => (
          <div key={speed} style={{ display: 'grid', gap: 8 }}>
            <code>
              {speed}, {tokenParts(motion[speed]).initial}
            </code>
            <div style={{ inlineSize: 320, borderRadius: 999, background: color.track }}>
              <div
                data-speed={speed}
                style={{
                  inlineSize: 40,
                  blockSize: 40,
                  borderRadius: '50%',
                  background: color.accent,
                  transform: there ? 'translateX(280px)' : undefined,
                  transition: `transform ${motion[speed]} ${motion.easeOut}`,
                }}
              />
            </div>
          </div>
        ))}
      </Sheet>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    const ball = canvasElement.querySelector<HTMLElement>('[data-speed="slow"]');
    await expect(ball?.style.transform).toBe('translateX(280px)');
  },
};
