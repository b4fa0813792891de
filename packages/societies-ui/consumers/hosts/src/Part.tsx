import { useState } from 'react';
import { Button, Menu, Modal, ThemeScope } from 'societies-ui';
import { moss } from './shared/data';
import { Page } from './shared/Page';

/** What hosts put into their page: cards and toasts, a menu, a dialog. */
export const Part = () => {
  const [open, setOpen] = useState(false);
  const groups = [
    [
      { label: 'Edit', onSelect: () => undefined },
      { label: 'Copy', onSelect: () => undefined },
      { label: 'Delete', onSelect: () => undefined },
    ],
  ];
  return (
    <>
      <Page />
      <ThemeScope theme={moss} colorScheme="light">
        <Menu groups={groups} trigger={(props) => <Button {...props}>More</Button>} />
        <Button onClick={() => setOpen(true)}>Ask</Button>
        <Modal title="Leave the club?" open={open} onClose={() => setOpen(false)}>
          You can join again.
        </Modal>
      </ThemeScope>
    </>
  );
};
