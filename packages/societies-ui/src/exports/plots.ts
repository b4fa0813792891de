/** Plots: they carry d3's shapes, which pages without a plot need not load. */
export { BarPlot, type BarPlotProps } from '../plots/BarPlot/BarPlot.tsx';
export { LinePlot, type LinePlotProps } from '../plots/LinePlot/LinePlot.tsx';
export { PlotCard, PlotCardSkeleton, type PlotCardProps } from '../plots/PlotCard/PlotCard.tsx';
export { Sparkline, type SparklineProps } from '../plots/Sparkline/Sparkline.tsx';
export type { PlotPoint } from '../plots/plotData.ts';
export type { Series } from 'societies-contract';
