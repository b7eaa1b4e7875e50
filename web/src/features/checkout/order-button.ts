// Marks the one button that orders, also for a press that comes before its script.
export const orderButton = 'data-order'
