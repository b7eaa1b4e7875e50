/** What may be a picture, and what cannot be one. A phone does not always say what a file is: the server then looks inside. */
export function onlyPictures<One extends Pick<File, 'type'>>(
  files: readonly One[],
): { pictures: One[]; others: One[] } {
  const mayBe = ({ type }: One) => type === '' || type.startsWith('image/')
  return { pictures: files.filter(mayBe), others: files.filter((file) => !mayBe(file)) }
}
