/** Six colours that go together: the wall, what lies behind, the thing itself, its shade, its light, and a touch. */
export type Palette = { wall: string; behind: string; main: string; shade: string; light: string; touch: string }

const palette = (wall: string, behind: string, main: string, shade: string, light: string, touch: string): Palette => ({
  wall,
  behind,
  main,
  shade,
  light,
  touch,
})

export const palettes = {
  terracotta: palette('#f6e7da', '#eec9ad', '#c2613f', '#8f3f28', '#f0b795', '#2f5d50'),
  pandan: palette('#e6f0dc', '#c3dcb0', '#4d8a4a', '#2c5a33', '#a9d193', '#e9b949'),
  laut: palette('#dfeef3', '#b4d7e2', '#2a7f95', '#17505f', '#8cc7d4', '#f2a65a'),
  senja: palette('#fdeae0', '#f8c6ae', '#e2725b', '#a5443a', '#f9b49b', '#5b4b8a'),
  kemboja: palette('#fbeaf0', '#f3c6d5', '#c94f7c', '#8c2f55', '#f2a3bf', '#f3c14b'),
  indigo: palette('#e7e9f6', '#c4caea', '#3f4c9a', '#262f66', '#98a2dc', '#e8a33d'),
  kunyit: palette('#fdf3d8', '#f7dc94', '#e0a21b', '#9c6a0a', '#f8d774', '#8d3b2b'),
  kopi: palette('#f1e7dc', '#dcc5ab', '#6f4a32', '#432a1b', '#b38a68', '#d99a4e'),
  manggis: palette('#f1e6f2', '#d9bfe0', '#6b3a7a', '#41204d', '#b58ac3', '#9cbf6b'),
  arang: palette('#ececea', '#cfcfcb', '#3b3f45', '#22252a', '#8b9097', '#d9a441'),
  krim: palette('#f3efe6', '#ddd3bf', '#f7f1e3', '#c9b999', '#fffdf7', '#b5533c'),
  limau: palette('#eef5d6', '#d5e79c', '#93b52a', '#5a7416', '#cfe383', '#d65f3d'),
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
