type Named = { name: string; parent_id: number | null }

/** Whether another category in the same place has this name. `id` null: of one that is not there yet. */
export const isTwice = (
  existing: readonly (Named & { id: number })[],
  { id, name, parent_id }: Named & { id: number | null },
): boolean =>
  existing.some(
    (other) => other.id !== id && other.parent_id === parent_id && other.name.toLowerCase() === name.toLowerCase(),
  )
