alter table users
  alter column first_name type text collate "C",
  alter column last_name type text collate "C",
  alter column email_address type text collate "C",
  alter column principal_name type text collate "C";

alter table roles
  alter column name type text collate "C",
  alter column description type text collate "C";

alter table permissions
  alter column authority type text collate "C",
  alter column name type text collate "C";
