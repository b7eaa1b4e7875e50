// What a seller types stays with the person who typed it and the shop it is for: on one device several people may sign in.
let owner = ''

export const keepTypedFor = (person: number, shop: string | undefined): void =>
  void (owner = `${person}:${shop ?? ''}:`)

// The name under which something of a seller's is kept on this device.
export const ownName = (name: string): string => owner + name
