/** How long a copy can be downloaded. After that it is deleted. */
export const daysKept = 7
