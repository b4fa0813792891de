'use client';

import { Button, useToast } from 'societies-ui';

export const Join = () => {
  const toast = useToast();
  return (
    <Button
      onClick={() =>
        toast.success({ title: 'Joined successfully', description: 'You have joined Chess Club' })
      }
    >
      Join
    </Button>
  );
};
