export { BalanceChart, type BalanceChartProps } from './balance-chart.js';
