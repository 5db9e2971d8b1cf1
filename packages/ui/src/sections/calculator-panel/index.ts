export { type CalculatorContent, CalculatorPanel, type CalculatorPanelProps } from './calculator-panel.js';
