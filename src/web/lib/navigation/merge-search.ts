/** How a page goes on with other filters: at the same place of it, and 'back' leaves the page, not the filter. */
export function mergeSearch<Change extends object>(change: Change) {
  return {
    search: <Search extends object>(before: Search) => ({ ...before, ...change }),
    replace: true,
    resetScroll: false,
  }
}
