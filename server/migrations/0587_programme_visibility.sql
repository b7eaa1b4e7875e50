-- Who may find a programme that takes applications: everybody, who has its link, who was invited by a member.
alter table programmes add column visibility text not null default 'listed' check (visibility in ('listed', 'link', 'invited'));
alter policy public_open_programmes on programmes using (is_open and visibility = 'listed');
