-- A list shows the first picture of each listing: it is met first in its index, instead of all being read and sorted.
create index product_images_first on product_images (product_id, position, file_id);
