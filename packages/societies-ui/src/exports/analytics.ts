'use client';

/** A society's figures: they carry the plots. */
export { AnalyticsCards, type AnalyticsCardsProps } from '../committee/AnalyticsCards/AnalyticsCards.tsx';
