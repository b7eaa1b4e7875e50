-- Malay calls a buyer's slip a bukti bayaran. What a seller never worded follows the words of `method-words.ts`, by which readers of
-- other languages are told the same in theirs.
update payment_methods set instructions = 'Pindahkan jumlah tepat, kemudian muat naik bukti bayaran.'
  where code = 'bank_transfer' and instructions = 'Pindahkan jumlah tepat, kemudian muat naik resit.';
update payment_methods
  set instructions = 'Imbas kod dengan aplikasi bank atau e-dompet, bayar jumlah tepat, kemudian muat naik bukti bayaran.'
  where code = 'duitnow_qr'
    and instructions = 'Imbas kod dengan aplikasi bank atau e-dompet, bayar jumlah tepat, kemudian muat naik resit.';
