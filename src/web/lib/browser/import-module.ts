/**
 * Runs a dynamic `import()`, and after a failed download requests the file at another address: Chromium 150 remembers the
 * failure of an address until the page is reloaded. The modules that the file imports keep their addresses.
 * @example const { writeWorkbook } = await importModule(() => import('./write-workbook.ts'))
 * @throws what `load` throws, where it names no address
 */
export async function importModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (failure) {
    const [address] = /https?:\/\/\S+\.js/.exec(String(failure)) ?? []
    if (!address) throw failure
    return (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Module
  }
}
