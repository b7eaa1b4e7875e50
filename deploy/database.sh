#!/bin/sh
# Runs once, when the database is new: an owner who may create roles and is no superuser.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" <<'SQL'
create role kedai login createrole password :'password';
create database kedai owner kedai;
SQL
