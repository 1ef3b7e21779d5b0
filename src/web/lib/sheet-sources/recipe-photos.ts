import type { ExportedRecipe } from '#domain/recipe-exports/exported-recipe.ts'
import { baseName, folderOf } from './member-name.ts'
import { bytesOfBase64, MAX_PICTURES_BYTES, PICTURE_NAME, sourcePicture } from './source-picture.ts'
import type { SourceFile, SourcePicture } from './source.ts'

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
  const byKey = new Map(pictures.flatMap((picture) => keysOf(picture.path).map((key) => [key, picture])))
  const beside = pictures.filter(({ path: other }) => isBeside(folderOf(path), folderOf(other)))
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

const isBeside = (folder: string, other: string) =>
  other === folder || other === (folder === '' ? 'images' : `${folder}/images`)

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
