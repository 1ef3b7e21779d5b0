/**
 * The page of a sheet, for as long as the sheet is shown: rules of @page hold for the whole window, and the next
 * page printed from it may be another. Where a browser knows no page numbers it leaves them out.
 */
const rules = (margin: string) => `@page {
  size: A4 landscape;
  margin: ${margin};
  @bottom-right {
    content: counter(page) ' / ' counter(pages);
    font: 8pt 'Instrument Sans Variable', sans-serif;
    color: #655c50;
  }
}`

export function PrintRules({ margin = '20mm' }: { margin?: string }) {
  return <style>{rules(margin)}</style>
}
