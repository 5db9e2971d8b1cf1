/** The postal address, line by line. Invented: the street and the postal code do not exist. */
export const office = ['Boundless', '200 Horizon Lane, Suite 400', 'Toronto, Ontario M0A 0B0', 'Canada'];
