/** What the codes page is opened with to begin at its sellers. */
export const SELLERS_TAB = 'tab=sellers';
