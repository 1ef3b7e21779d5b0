import { FILE_NAME_MAX_LENGTH } from '#domain/tables/limits.ts'

// oxlint-disable-next-line no-control-regex -- control characters are what is taken away
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** The name of a member of an archive: UTF-8 whatever the archive says, and Latin-1 where it is not. */
export function memberName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}

/** The same of a name that was read byte by byte. */
export function rereadName(name: string): string {
  const codes = Array.from(name, (sign) => sign.codePointAt(0) ?? 0)
  const isBytes = codes.some((code) => code > 0x7f) && codes.every((code) => code <= 0xff)
  return isBytes ? memberName(Uint8Array.from(codes)) : name
}

/** A path to be shown: without what leads out of its folder, without signs that are not seen. */
export function shownPath(path: string): string {
  const parts = path
    .replaceAll('\\', '/')
    .replaceAll(UNSEEN, '')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..' && !/^[a-z]:$/iu.test(part))
  const shown = parts.join('/')
  return shown.length <= FILE_NAME_MAX_LENGTH ? shown : `…${shown.slice(1 - FILE_NAME_MAX_LENGTH)}`
}

/** 'Tarte' of 'Recettes/Tarte.cook'. */
export function baseName(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1)
  return file.replace(/(?<=.)\.[^.]*$/u, '')
}

/** 'Recettes/Tarte' of 'Recettes/Tarte/recipe.json'; '' at the top. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}
