const mega = 1024 * 1024

// As limits are counted: 512 MB is 512 × 1024 × 1024.
export const sizeOf = (bytes: number): string =>
  bytes < mega
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${bytes < 100 * mega ? Math.round((bytes / mega) * 10) / 10 : Math.round(bytes / mega)} MB`
