/** Slides that turn: they carry embla, which pages without a carousel need not load. */
export { Carousel, type CarouselProps } from '../base/Carousel/Carousel.tsx';
