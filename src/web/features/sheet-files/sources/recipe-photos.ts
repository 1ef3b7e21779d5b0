import type { ExportedRecipe } from '#domain/recipe-exports/exported-recipe.ts'
import { baseName, folderOf } from '#web/lib/sources/member-name.ts'
import {
  bytesOfBase64,
  MAX_PICTURES_BYTES,
  PICTURE_NAME,
  sourcePicture,
} from '#web/lib/sources/source-picture.ts'
import type { SourceFile, SourcePicture } from '#web/lib/sources/source.ts'

/** Names that programs give to the photo of a recipe, the first one first. */
const USUAL = ['original', 'full', 'image', 'photo']
/** Smaller copies of the same. */
export const SMALL_COPY = /(?:^|\/)(?:thumb\d*|min-original|tiny-original)\.[a-z]+$/iu

/**
 * The photos of the recipes of one file, each at the title of its recipe's tab.
 * @param path of the file with the recipes
 * @param pictures of the folders around it
 * @param isAlone whether there is no other file than that and pictures
 */
export function recipePhotos(
  recipes: readonly ExportedRecipe[],
  path: string,
  pictures: readonly SourceFile[],
  isAlone = false,
): { pictures: SourcePicture[]; leftOut: number } {
  const found: SourcePicture[] = []
  let leftOut = 0
  let sum = 0
  const { byKey, byFolder } = indexOf(pictures)
  const folder = folderOf(path)
  const beside = [folder, folder === '' ? 'images' : `${folder}/images`].flatMap(
    (each) => byFolder.get(each) ?? [],
  )
  recipes.forEach(({ photoData, photoKey }, tab) => {
    const bytes =
      photoData === null
        ? (byKey.get(photoKey ?? '')?.bytes ??
          (recipes.length === 1 ? photoBeside(path, beside, isAlone) : undefined))
        : bytesOfBase64(photoData)
    if (bytes === undefined) return
    const picture = bytes === null ? null : sourcePicture(bytes, { tab, row: 0, column: 0 })
    if (picture === null || sum + picture.bytes.length > MAX_PICTURES_BYTES) leftOut += 1
    else {
      sum += picture.bytes.length
      found.push(picture)
    }
  })
  return { pictures: found, leftOut }
}

/** The ids in the path of a picture, as of 'data/recipes/0f…/images/original.webp'. */
function keysOf(path: string): string[] {
  if (SMALL_COPY.test(path) || !/\/images\/original\.[a-z]+$/iu.test(path)) return []
  return folderOf(path)
    .split('/')
    .map((folder) => folder.replaceAll('-', ''))
    .filter((folder) => /^[\da-f]{32}$/iu.test(folder))
}

interface PictureIndex {
  byKey: Map<string, SourceFile>
  byFolder: Map<string, SourceFile[]>
}

/** Of the pictures of an archive, in which a thousand recipes look for theirs. */
const INDICES = new WeakMap<readonly SourceFile[], PictureIndex>()

function indexOf(pictures: readonly SourceFile[]): PictureIndex {
  const known = INDICES.get(pictures)
  if (known !== undefined) return known
  const index: PictureIndex = { byKey: new Map(), byFolder: new Map() }
  for (const picture of pictures) {
    for (const key of keysOf(picture.path)) index.byKey.set(key, picture)
    const folder = folderOf(picture.path)
    const others = index.byFolder.get(folder)
    if (others === undefined) index.byFolder.set(folder, [picture])
    else others.push(picture)
  }
  INDICES.set(pictures, index)
  return index
}

/** The photo beside the file of one recipe: of its name, or of a usual one in a folder that is that recipe's alone. */
function photoBeside(
  path: string,
  beside: readonly SourceFile[],
  isAlone: boolean,
): Uint8Array<ArrayBuffer> | undefined {
  const own = baseName(path).toLowerCase()
  const photos = beside.filter(({ path: other }) => PICTURE_NAME.test(other) && !SMALL_COPY.test(other))
  const named = (name: string) => photos.find(({ path: other }) => baseName(other).toLowerCase() === name)
  const isOwnFolder = isAlone || own === 'recipe' || own === baseName(folderOf(path)).toLowerCase()
  return [own, ...(isOwnFolder ? USUAL : [])].map(named).find((photo) => photo !== undefined)?.bytes
}
