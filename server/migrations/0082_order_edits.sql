-- An open order may be changed by its shop: its lines are written anew, each keeping what it was bought for.
grant update, delete on order_lines to kedai_app;
