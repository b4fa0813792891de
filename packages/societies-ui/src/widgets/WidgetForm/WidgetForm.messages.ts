import type { WidgetType } from 'societies-contract';
import { imageProblemMessages } from '../../images/imageFile.ts';
import type { WidgetSize } from '../layout.ts';

export const widgetFormMessages = {
  addTitle: 'Add widget',
  editTitle: 'Edit widget',
  contentType: 'Content type',
  types: { slogan: 'Slogan', carousel: 'Carousel', posts: 'Post', events: 'Event' } as Record<
    WidgetType,
    string
  >,
  size: 'Size',
  sizes: { regular: 'Regular', long: 'Long', wide: 'Wide', large: 'Large' } as Record<WidgetSize, string>,
  sizeHint: (columns: number, rows: number) => `${columns} × ${rows}`,
  text: 'Slogan',
  textHint: 'Three lines are shown for each row of height.',
  images: 'Pictures',
  imagesCount: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  addImages: 'Add pictures',
  sending: 'Storing pictures',
  sent: (stored: number, all: number) => `${stored} of ${all} stored`,
  removeImage: (index: number) => `Remove picture ${index}`,
  post: 'Post',
  newestPost: 'The newest post',
  event: 'Event',
  nextEvent: 'The next event',
  add: 'Add widget',
  save: 'Save widget',
  typeRequired: 'Content type is required.',
  sizeRequired: 'Size is required.',
  textRequired: 'A slogan is required.',
  textMax: (max: number) => `A slogan has at most ${max} characters.`,
  imagesRequired: 'Add at least one picture.',
  imagesMax: (max: number) => `A carousel shows at most ${max} pictures.`,
  problems: imageProblemMessages,
} as const;
