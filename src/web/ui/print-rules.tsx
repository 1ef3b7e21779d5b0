import { useStylesheet } from '#web/lib/browser/use-stylesheet.ts'

export interface PrintRulesProps {
  page: 'A4' | 'A4 landscape'
  margin: '12mm' | '15mm' | '20mm'
}

/**
 * The paper of a page, for as long as it is shown: rules of @page hold for the whole window, and the next page printed
 * from it may be another. Where a browser knows no page numbers it leaves them out.
 */
export function PrintRules({ page, margin }: PrintRulesProps) {
  useStylesheet(`@page {
  size: ${page};
  margin: ${margin};
  @bottom-right {
    content: counter(page) ' / ' counter(pages);
    font: 8pt 'Instrument Sans Variable', sans-serif;
    color: #655c50;
  }
}`)
  return null
}
