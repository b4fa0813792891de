import { useState } from 'react';
import {
  JoinModal,
  PageContent,
  SocietyFilters,
  SocietyGrid,
  filterSocieties,
  noFilter,
  sortSocieties,
  useToast,
  type CardSociety,
  type Category,
  type Society,
} from 'societies-ui';

interface DirectoryProps {
  /** Every society, or undefined while they load. */
  societies: Society[] | undefined;
  categories: Category[] | undefined;
  /** Stores that the reader joins. */
  join: (society: CardSociety) => Promise<void>;
}

/** Which societies there are: search, filters, sorting, and joining from the card. */
export const Directory = ({ societies, categories, join }: DirectoryProps) => {
  const [filter, setFilter] = useState(noFilter);
  const [opened, setOpened] = useState<CardSociety | null>(null);
  const [joining, setJoining] = useState(false);
  const toast = useToast();

  const onJoin = async (society: CardSociety) => {
    setJoining(true);
    try {
      await join(society);
      toast.success({ title: 'Joined successfully', description: `You have joined ${society.name}` });
      setOpened(null);
    } catch {
      toast.danger('That did not work. Please try again.');
    } finally {
      setJoining(false);
    }
  };

  return (
    <PageContent title="Societies">
      <SocietyFilters value={filter} onChange={setFilter} categories={categories ?? []} />
      <SocietyGrid
        societies={societies && sortSocieties(filterSocieties(societies, filter), filter.sort, 'en')}
        onOpen={setOpened}
      />
      <JoinModal
        society={opened}
        pending={joining}
        onClose={() => setOpened(null)}
        onJoin={(society) => void onJoin(society)}
      />
    </PageContent>
  );
};
