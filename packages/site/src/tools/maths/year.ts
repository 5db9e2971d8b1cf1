/**
 * The number of days per year in every rate, also in leap years.
 *
 * Source: Canada's Interest Act, section 4, requires a rate per year; lenders there count 365 days. Regulation Z, appendix J (b)(5), counts
 * 365 days for unit periods of one day. US lines of credit that count 360 days cost 365/360 of what is shown.
 */
export const daysInYear = 365;

export const monthsInYear = 12;

export const daysInMonth = daysInYear / monthsInYear;
